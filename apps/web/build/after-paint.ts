/**
 * Stands inline in a page with a frame, by its own text. The app is fetched and begun when the frame has been painted:
 * before, it would hold the frame back until nobody needs it. A tab that nobody looks at paints nothing and begins at
 * once.
 * @param files the app's entry, then what it will want
 */
export function startAfterPaint(files: readonly [string, ...string[]]): void {
  const start = (): void => {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    void import(/* @vite-ignore */ files[0]);
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
