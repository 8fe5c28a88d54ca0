import { noShowErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const { NoShowCallError, NotNoShowTimeError, ObjectLateError, SetArrivedError } = defineErrors(noShowErrors);
