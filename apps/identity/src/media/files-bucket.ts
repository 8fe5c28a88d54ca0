/** The bucket that holds what people upload to their profiles. */
export const FILES_BUCKET = 'profiles';
