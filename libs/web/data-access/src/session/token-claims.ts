interface TokenClaims {
  /** The person and the session. */
  sub: string;
  sid: string;
  /** Made and run out, in seconds since 1970. */
  iat: number;
  exp: number;
}

/** What a token says of itself; nothing is proved by it here. Empty for what is no such token. */
export function claimsOf(token: string | null): Partial<TokenClaims> {
  try {
    const [, claims = ''] = token?.split('.') ?? [];
    const said: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}

export const isHalfSpent = (token: string | null, now = Date.now()): boolean => {
  const { iat, exp } = claimsOf(token);
  return iat !== undefined && exp !== undefined && now / 1000 > (iat + exp) / 2;
};

/** Whether one is the other, renewed. */
export function isRenewal(token: string | null, of: string | null): boolean {
  const [next, before] = [claimsOf(token), claimsOf(of)];
  return token !== of && next.sid !== undefined && next.sid === before.sid && next.sub === before.sub;
}
