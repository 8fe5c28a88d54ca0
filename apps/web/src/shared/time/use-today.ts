import { wallTimeOf } from '@crewcall/contracts-bookings';
import { useNow } from './use-now';

/** The day in London; while hydrating, that of the rendered page, also where the device's clock is past midnight already. */
export const useToday = (): string => wallTimeOf(new Date(useNow())).day;
