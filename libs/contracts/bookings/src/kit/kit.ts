import type { KitDays } from './kit-days.rules.js';
import type { KitKind } from './kit-kinds.js';

/** A piece of kit as jobs knows it of its owner. */
export interface OwnedKit extends KitDays {
  id: string;
  kind: KitKind;
  name: string;
  count: number;
  day_pence: number | null;
  /** On the profile of its owner. */
  shared: boolean;
}
