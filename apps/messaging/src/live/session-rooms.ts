/** The sockets of one sign-in, on whichever replica they are. */
export const sessionRoomOf = (sessionId: string): string => `session:${sessionId}`;
