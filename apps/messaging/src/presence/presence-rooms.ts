/** Sockets that are to be told whether this person is there. */
export const presenceRoomOf = (userId: string): string => `presence:${userId}`;
