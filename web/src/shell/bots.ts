/** The bot that is offered first: neither the weakest nor the strongest. */
export function usualBot(bots: string[]): string {
  return bots[Math.floor(bots.length / 2)] ?? 'random';
}
