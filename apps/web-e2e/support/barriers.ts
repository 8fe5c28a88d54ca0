import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

interface Where {
  /** A selector; the whole page by default. */
  within?: string;
  /** Only these rules of axe. */
  rules?: string[];
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What keeps a user from using a page, each with the first place where it does: to be compared with none. */
export async function barriersOn(page: Page, { within, rules }: Where = {}): Promise<string[]> {
  // A page is given the program once: to read it takes as long as some of its rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const run = async ([place, how]: [string | undefined, axe.RunOptions]) => {
    if (!window.axe) throw new Error('axe is not in the page');
    const { violations } = await window.axe.run(place ?? document, how);
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
  };
  return page.evaluate(run, [within, options] satisfies [string | undefined, axe.RunOptions]);
}
