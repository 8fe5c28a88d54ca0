import { type RoleTickets, roleTicketsFrom, type SaveRoleRequest } from '@crewcall/contracts-bookings';

/** Nothing where they were left out. */
export const ticketsIn = ({ tickets }: Pick<SaveRoleRequest, 'tickets'>): { tickets?: RoleTickets } =>
  tickets ? { tickets: roleTicketsFrom(tickets) } : {};
