import { authForms, authTabIn } from '../../features/accounts/model/auth-forms';
import type { Needs } from '../needs';

export { AuthScreen as Component } from '../../features/accounts/components/auth-screen';

export const needs: Needs = ({ search, wants }) => {
  wants(authForms[authTabIn(search)]);
  return undefined;
};
