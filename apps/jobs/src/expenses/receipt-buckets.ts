/** As they come in, looked at by the scanner alone; those that passed. A key is the receipt's id. */
export const receiptBuckets = { quarantine: 'receipt-uploads', safe: 'receipt-files' } as const;
