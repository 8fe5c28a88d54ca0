import type { Page } from '@playwright/test';

/** The smallest phones still in use, and the commonest small one. */
export const narrowWidths = [320, 360] as const;

/** What is wider than the window, or is cut off by what it stands in: to be compared with none. */
export async function overflowOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const clips = (element: Element): 'scrolls' | 'cuts' | 'shortens' | null => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll') return 'scrolls';
      if (overflowX !== 'hidden' && overflowX !== 'clip') return null;
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' ? 'shortens' : 'cuts';
    };
    /** Where a text ends, and who cuts it before that. */
    const textProblem = (text: Text): string | null => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, right } = range.getBoundingClientRect();
      if (width === 0 || text.parentElement?.closest('svg')) return null;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const how = clips(box);
        const edge = box.getBoundingClientRect();
        // Words for screen readers alone stand in a box of one pixel.
        if (how === 'scrolls' || how === 'shortens' || (how && edge.width <= 1)) return null;
        if (how === 'cuts' && right > edge.right + 1) return `${nameOf(box)} cuts “${text.data.trim().slice(0, 40)}”`;
      }
      return right > window.innerWidth + 1
        ? `“${text.data.trim().slice(0, 40)}” ends at ${Math.round(right)} px`
        : null;
    };
    const problems = new Set<string>();
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    if (beyond > 0) problems.add(`the page is ${beyond} px wider than the window`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const problem = textProblem(texts.currentNode as Text);
      if (problem) problems.add(problem);
    }
    return [...problems];
  });
}

/** The same at each narrow width; the window is left as it was. */
export async function overflowOnPhones(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await overflowOn(page)).map((problem) => `at ${width} px ${problem}`));
  }
  if (before) await page.setViewportSize(before);
  return problems;
}
