import type { Check } from './check.js';
import { read } from './repository.js';
import { areasOf, coveredIds } from './requirements.js';

const TOTAL = 252;

/** The list is whole, and no test claims a requirement that does not exist. */
export const requirementsCheck: Check = {
  name: 'requirements',
  problems() {
    const known = areasOf(read('docs/requirements.md')).flatMap(({ ids }) => ids);
    const invented = [...coveredIds()].filter((id) => !known.includes(id));
    return [
      ...(new Set(known).size === TOTAL && known.length === TOTAL
        ? []
        : [`docs/requirements.md lists ${known.length} lines; ${TOTAL} different ones are expected`]),
      ...invented.map((id) => `A test claims ${id}, which docs/requirements.md does not list`),
    ];
  },
};
