/**
 * Measures a running server with Lighthouse: the start page, a lobby, a table, the rules and a
 * replay, as Lighthouse sees a phone and a desktop. Fails below the least score.
 *
 *   node dev/lighthouse.mjs http://127.0.0.1:8000 chromium
 */

import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';

const LEAST = 95;
const [address, chromePath, only = ''] = process.argv.slice(2);
const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
let failed = false;
try {
  const pages = await preparePages();
  for (const [name, path] of Object.entries(pages))
    for (const [device, config] of Object.entries({ phone: undefined, desktop: desktopConfig }))
      if (`${name} ${device}`.includes(only)) await measure(`${name} ${device}`, path, config);
} finally {
  chrome.kill();
}
process.exit(failed ? 1 : 0);

/** Makes the tables in the browser itself, so that its visitor sits there. */
async function preparePages() {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
  const page = await browser.newPage();
  await page.goto(address);
  const make = (game, seats, start) => page.evaluate(create, game, seats, start);
  const lobby = await make('spyrium', ['me', 'open'], false);
  const table = await make('monumental', ['me', 'bot'], true);
  const replay = await make('spyrium', ['me', 'bot'], true);
  await page.evaluate(playToTheEnd, replay);
  await page.close();
  await browser.disconnect();
  return {
    start: '/',
    lobby: `/table/${lobby}`,
    table: `/table/${table}`,
    rules: '/rules/spyrium',
    replay: `/replay/${replay}?step=40`,
  };
}

async function create(game, kinds, start) {
  await fetch('/api/me');
  const token = document.cookie.match(/csrftoken=(\w+)/)[1];
  const seats = kinds.map((kind) => (kind === 'bot' ? { kind, bot: 'random' } : { kind }));
  const response = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': token },
    body: JSON.stringify({ game, seats, start }),
  });
  return (await response.json()).id;
}

/** Passes whenever it can, so that the game is soon over. */
async function playToTheEnd(id) {
  const token = document.cookie.match(/csrftoken=(\w+)/)[1];
  for (;;) {
    const { frame } = await (await fetch(`/api/tables/${id}`)).json();
    if (frame.outcome) return;
    const texts = frame.actions.map(({ text }) => text);
    const action = ['pass', 'switch'].find((text) => texts.includes(text)) ?? texts[0];
    if (action)
      await fetch(`/api/tables/${id}/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ step: frame.step, action, seat: frame.seat }),
      });
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function measure(name, path, config) {
  // Nothing has been kept from earlier visits but the cookies, by which the visitor sits at the tables.
  const flags = { port: chrome.port, logLevel: 'error' };
  const { lhr } = await lighthouse(address + path, flags, config);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [
    id,
    Math.round(100 * score),
  ]);
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'total-byte-weight',
  ]
    .map((id) => lhr.audits[id].displayValue)
    .join(', ');
  console.log(
    `${name.padEnd(16)} ${scores.map(([id, score]) => `${id} ${score}`).join(', ')} (${figures})`,
  );
  for (const { auditRefs } of Object.values(lhr.categories))
    for (const { id, weight } of auditRefs) {
      const { score, scoreDisplayMode, title, details } = lhr.audits[id];
      if (weight > 0 && score !== null && score < 0.9 && scoreDisplayMode !== 'numeric') {
        console.log(`  ${id}: ${title}`);
        for (const item of (details?.items ?? []).slice(0, 5))
          console.log(
            `    ${item.node?.selector ?? item.description ?? item.source ?? JSON.stringify(item).slice(0, 200)}`,
          );
      }
    }
  failed ||= scores.some(([, score]) => score < LEAST);
}
