/** What a mailed link answers. */
export const accountTexts = {
  resent: 'If this address still needs verifying, a new link is on its way. Please check your spam folder too.',
  verified: 'Your email is verified. You can now sign in.',
} as const;
