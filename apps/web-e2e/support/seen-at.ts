import type { Page } from '@playwright/test';

/**
 * When a part of the page stands there with these words. The page looks when it changes: to look at every frame, or from
 * outside, takes the time that is measured.
 * @param parts selector
 * @returns milliseconds since the epoch
 */
export function seenAt(page: Page, parts: string, { source, flags }: RegExp = /(?:)/): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((seen) => {
        const words = new RegExp(wanted.source, wanted.flags);
        const look = (): void => {
          const all = [...document.querySelectorAll(wanted.parts)];
          if (!all.some((part) => words.test(part.textContent ?? '') && part.checkVisibility())) return;
          changes.disconnect();
          seen(Date.now());
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        look();
      }),
    { parts, source, flags },
  );
}

/** Seen without a reload; how long that took from the press on, in milliseconds. */
export async function seenAfter(act: () => Promise<unknown>, ...[page, parts, words]: Parameters<typeof seenAt>) {
  const seen = seenAt(page, parts, words);
  await act();
  const actedAt = Date.now();
  return Math.max(0, (await seen) - actedAt);
}
