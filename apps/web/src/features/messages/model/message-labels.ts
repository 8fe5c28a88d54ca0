/** What toasts and dialogs of messages say, in the product's own words. */
export const messageLabels = {
  sendFailed: { title: 'Failed to send message', text: 'Please try again' },
  startFailed: { title: 'Failed to send message. Please try again.' },
  deleted: { title: 'Conversation deleted' },
  deleteFailed: { title: 'Failed to delete conversation' },
  tooLarge: { title: 'File too large', text: 'Please select a file smaller than 5MB.' },
  wrongType: { title: 'Invalid file type', text: 'Please select a PDF, JPG, PNG, or DOCX file.' },
  uploadNotStarted: { title: 'Failed to start upload' },
  uploadFailed: { title: 'Upload failed', text: 'Failed to upload attachment. Please try again.' },
  notProcessed: { title: 'Failed to process uploaded file' },
  uploaded: { title: 'File uploaded' },
  downloadFailed: { title: 'Download failed' },
  reported: { title: 'Thank you, we will look at it' },
  blocked: { title: 'Blocked. They can no longer write to you.' },
  unblocked: { title: 'Unblocked' },
  failed: { title: 'That did not work', text: 'Please try again' },
} as const;
