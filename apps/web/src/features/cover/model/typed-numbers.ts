const plain = (text: string): string => text.replace(/[£,\s]/g, '');

/** Pence of pounds as they are typed: '£1,250.50'. NaN where it is no amount, which the rules refuse in words. */
export const penceOf = (text: string): number =>
  /^\d+(\.\d{1,2})?$/.test(plain(text)) ? Math.round(Number(plain(text)) * 100) : NaN;

/** A count as it is typed. NaN where it is none, which the rules refuse in words. */
export const countOf = (text: string): number => (/^\d+$/.test(plain(text)) ? Number(plain(text)) : NaN);
