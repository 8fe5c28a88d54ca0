import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import {
  displayNameOf,
  externalSignInProcessingFailed,
  externalSignInText,
  handOffPrefix,
} from '@crewcall/contracts-identity';
import { showToast, takeHandOff, useAppDispatch } from '@crewcall/web-data-access';
import { rememberedNext, spendReturnKey } from '../model/return-key.storage';

/** What a provider's answer left in the address beside a person: a token that lives for a minute, or nothing usable. */
function handedOver(hash: string): string | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  try {
    const user: unknown = JSON.parse(given.get('user') ?? 'null');
    const token = given.get('token');
    // Any user can write a link with a session of theirs in it: only a hand-off that this tab asked for begins one.
    if (!spendReturnKey(given.get('return_key')) || !token?.startsWith(handOffPrefix)) return null;
    return typeof user === 'object' && user !== null && 'id' in user ? token : null;
  } catch {
    return null;
  }
}

/** Finishes a sign-in with a provider, or says why there was none. */
export function useExternalReturn(): string | null {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (!new URLSearchParams(hash.replace(/^#/, '')).has('oauth_success')) return;
    const given = handedOver(hash);
    // The token must not stay in the address, whatever becomes of it.
    void navigate(webRoutes.auth.href({ next: rememberedNext() }), { replace: true });
    void finish();

    async function finish(): Promise<void> {
      if (!given) return setFailure(externalSignInProcessingFailed);
      const user = await dispatch(takeHandOff(given));
      if (!user) return setFailure(externalSignInProcessingFailed);
      dispatch(showToast({ title: `Welcome, ${displayNameOf(user)}!`, tone: 'good' }));
    }
  }, [hash, dispatch, navigate]);

  const query = new URLSearchParams(search);
  const code = query.get('oauth_error');
  return code ? externalSignInText(code, query.get('provider') ?? '') : failure;
}
