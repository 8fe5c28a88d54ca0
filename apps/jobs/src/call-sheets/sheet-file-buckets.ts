/** As they come in, looked at by the scanner alone; those that passed. A key is the file's id. */
export const sheetFileBuckets = { quarantine: 'call-sheet-uploads', safe: 'call-sheet-files' } as const;
