/** How far below the window something is when it begins to load. */
const rootMargin = '240px';

/** Waits until the element of that id comes near the window; where there is nothing to wait for, it does not. */
export async function nearView(id: string): Promise<void> {
  const place = typeof IntersectionObserver === 'undefined' ? null : document.getElementById(id);
  if (!place) return;
  await new Promise<void>((resolve) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        resolve();
      },
      { rootMargin },
    );
    watcher.observe(place);
  });
}
