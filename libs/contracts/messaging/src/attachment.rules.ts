export const attachmentLimits = {
  bytes: 5 * 1024 * 1024,
  uploadSeconds: 300,
  fileName: 255,
  /** Files of one message. */
  perMessage: 10,
  /** Files of one person that hang on no message yet. */
  waiting: 20,
} as const;

/** By ending, what such a file is sent and stored as. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<string, string>;

export const attachmentTexts = {
  tooLarge: 'File size must be less than 5MB',
  wrongType: 'File type not allowed. Allowed types: PDF, JPG, PNG, DOCX',
  nameMissing: 'The file has no name.',
  empty: 'The file is empty.',
} as const;

/** The content type that goes with a file's name; null when such files are not taken. */
export function attachmentTypeOf(fileName: string): string | null {
  const ending = /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(attachmentTypes, ending) ? attachmentTypes[ending as keyof typeof attachmentTypes] : null;
}

export const isImageType = (type: string): boolean => type === 'image/jpeg' || type === 'image/png';
