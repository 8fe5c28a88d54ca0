import { kitErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { KitMissingError, TooMuchKitError } = defineErrors(kitErrors);
