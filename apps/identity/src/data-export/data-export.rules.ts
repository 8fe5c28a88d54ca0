/** Where the finished copy lies in the bucket of exports. */
export const copyKeyOf = (exportId: string): string => `${exportId}/copy.zip`;
