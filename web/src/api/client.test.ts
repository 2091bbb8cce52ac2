import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from './client';

function answer(status: number, body: string) {
  const fetched = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('talking to the server', () => {
  it('shows the token of the cookie when it writes', async () => {
    document.cookie = 'csrftoken=abc%3D1';
    const fetched = answer(200, '{"id":1,"name":"Zoé"}');
    expect(await api.name('Zoé')).toEqual({ id: 1, name: 'Zoé' });
    const [path, request] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe('/api/me');
    expect(request.headers).toMatchObject({ 'X-CSRF-Token': 'abc=1' });
    expect(request.body).toBe('{"name":"Zoé"}');
  });

  it('asks for a table by its name alone, whatever it is', async () => {
    const fetched = answer(200, '{}');
    await api.table('../me');
    expect((fetched.mock.calls[0] as unknown as [string])[0]).toBe('/api/tables/..%2Fme');
  });

  it('gives a refusal with its name and its sentence', async () => {
    answer(409, '{"error":"Stale","sentence":"step 3 has been answered already."}');
    const refused = await api.act('x', 3, 'pass', 0).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({
      error: 'Stale',
      status: 409,
      message: 'step 3 has been answered already.',
    });
  });

  it('makes sense of an answer that is none', async () => {
    answer(502, '<html>Bad gateway</html>');
    await expect(api.me()).rejects.toMatchObject({ error: 'Unexpected', status: 502 });
  });

  it('says so if nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(api.me()).rejects.toMatchObject({ error: 'Unreachable' });
  });

  it('leaves a record as it is, with a seed that is too large for a number here', async () => {
    const record = '{"seed":340282366920938463463374607431768211455}';
    const fetched = answer(200, record);
    expect(await api.record('x')).toBe(record);
    await api.verify(record);
    expect((fetched.mock.calls[1] as unknown as [string, RequestInit])[1].body).toBe(record);
  });

  it('takes an empty answer as nothing', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    expect(await api.signOut()).toBeNull();
  });
});
