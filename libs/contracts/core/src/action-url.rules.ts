/** Browsers drop tabs and line ends inside an address and read a backslash as a slash: none of them may be in a path. */
const IN_APP_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

export const ACTION_URL_MAX_LENGTH = 500;

/** An address inside the app, such as `/dashboard?tab=jobs`; `//elsewhere` is not one. */
export const isInAppPath = (url: string): boolean => url.length <= ACTION_URL_MAX_LENGTH && IN_APP_PATH.test(url);

/** Where a notification may lead: a path of the app or an https address. Checked when stored and again before it is followed. */
export function isSafeActionUrl(url: string): boolean {
  if (isInAppPath(url)) return true;
  if (url.length > ACTION_URL_MAX_LENGTH || /[\s\\\p{Cc}]/u.test(url)) return false;
  try {
    const { protocol, username, password } = new URL(url);
    return protocol === 'https:' && !username && !password;
  } catch {
    return false;
  }
}
