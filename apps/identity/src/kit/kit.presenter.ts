import type { KitItem, SharedKitItem } from '@crewcall/contracts-identity';
import type { KitFacts } from '@crewcall/contracts-identity/dto';
import { mediaAddress } from '../media/media.presenter.js';
import type { KitItemEntity } from './kit-item.entity.js';

export const presentSharedKit = (item: KitItemEntity): SharedKitItem => ({
  id: item.id,
  kind: item.kind,
  name: item.name,
  count: item.count,
  day_pence: item.dayPence,
  pat_until: item.patUntil,
  insured_until: item.insuredUntil,
  photo_url: mediaAddress(item.photoId),
});

export const presentKit = (item: KitItemEntity): KitItem => ({
  ...presentSharedKit(item),
  replacement_pence: item.replacementPence,
  is_hidden: item.isHidden,
});

/** What jobs keeps: neither the photo nor what it is worth. */
export const kitFactsOf = ({ photo_url: _photo, ...facts }: SharedKitItem, isHidden: boolean): KitFacts => ({
  ...facts,
  shared: !isHidden,
});
