export const feedLimits = {
  readsAnHour: 60,
  pastDays: 90,
  aheadDays: 365,
  cancelledDays: 30,
  entries: 2_000,
  refreshSeconds: 3_600,
} as const;

const feedFile = /^([\w-]{43})\.ics$/;

/** The secret of '{43 letters}.ics'; null of everything else. */
export const feedSecretOf = (file: string): string | null => feedFile.exec(file)?.[1] ?? null;

/** Of one person's call, in mails and feeds alike: a calendar that has both shows it once. */
export const bookedCallId = (callId: string, bookingId: string): string =>
  `booking-call-${callId}.${bookingId}@crewcall`;
export const pencilledCallId = (callId: string, offerId: string): string => `pencil-call-${callId}.${offerId}@crewcall`;
/** Of a company's own call. */
export const companyCallId = (callId: string): string => `call-${callId}@crewcall`;
