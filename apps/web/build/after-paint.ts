/**
 * Stands inline in a page with a frame, by its own text. The app begins when the frame has been painted: begun before,
 * it would hold the frame back until it needs none. A tab that nobody looks at paints nothing and begins at once.
 */
export function startAfterPaint(entry: string): void {
  const start = (): void => void import(/* @vite-ignore */ entry);
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
