import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Where {
  /** A selector; the whole page by default. */
  within?: string;
  /** Only these rules of axe. */
  rules?: string[];
}

/** What keeps somebody from using a page, each with the first place where it does: to be compared with none. */
export async function barriersOn(page: Page, { within, rules }: Where = {}): Promise<string[]> {
  // Without the part of axe that looks into frames, which takes as long again: no page of ours has any.
  let axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) axe = axe.include(within);
  if (rules) axe = axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
