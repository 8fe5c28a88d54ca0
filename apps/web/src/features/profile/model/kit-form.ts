import type { KitKind } from '@crewcall/contracts-bookings';
import type { KitItem, SaveKitItemRequest } from '@crewcall/contracts-identity';

/** As typed; '' is nothing. */
export interface KitValues {
  kind: KitKind | '';
  name: string;
  count: string;
  day: string;
  replacement: string;
  pat: string;
  insured: string;
  photo: string | null;
  isHidden: boolean;
}

const none: KitValues = {
  kind: '',
  name: '',
  count: '1',
  day: '',
  replacement: '',
  pat: '',
  insured: '',
  photo: null,
  isHidden: false,
};

const pounds = (pence: number | null): string => (pence === null ? '' : String(pence / 100));

export const kitValues = (item: KitItem | null): KitValues =>
  item
    ? {
        kind: item.kind,
        name: item.name,
        count: String(item.count),
        day: pounds(item.day_pence),
        replacement: pounds(item.replacement_pence),
        pat: item.pat_until ?? '',
        insured: item.insured_until ?? '',
        photo: item.photo_url,
        isHidden: item.is_hidden,
      }
    : none;

/** What is no sum becomes one that the rules refuse. */
const penceOf = (text: string): number | null =>
  text.trim() === '' ? null : Math.round(Number(text.replaceAll(/[£,\s]/g, '') || Number.NaN) * 100);

export const kitRequest = (values: KitValues): SaveKitItemRequest => ({
  kind: values.kind as KitKind,
  name: values.name.trim(),
  count: Number(values.count || Number.NaN),
  day_pence: penceOf(values.day),
  replacement_pence: penceOf(values.replacement),
  pat_until: values.pat || null,
  insured_until: values.insured || null,
  photo_url: values.photo,
  is_hidden: values.isHidden,
});
