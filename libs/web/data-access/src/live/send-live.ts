import type { ClientToServerEvents } from '@crewcall/contracts-core';

type ClientEvents = Omit<ClientToServerEvents, 'authenticate'>;
export type LiveSender = <E extends keyof ClientEvents>(event: E, ...sent: Parameters<ClientEvents[E]>) => void;

let sender: LiveSender | null = null;
const openings = new Set<() => void>();
const turns = new Set<() => void>();

/** Given by the socket once it has proven whose it is, taken back when it closes. */
export function setLiveSender(next: LiveSender | null): void {
  sender = next;
  if (next) for (const opening of openings) opening();
  for (const turn of turns) turn();
}

export const isLiveOpen = (): boolean => sender !== null;

/** Runs each time the channel opens or is lost. */
export function onLiveTurn(turn: () => void): () => void {
  turns.add(turn);
  return () => turns.delete(turn);
}

/** Sends something over the live channel, if it is open: nothing that matters is sent only here. */
export const sendLive: LiveSender = (event, ...sent) => sender?.(event, ...sent);

/** Runs each time the channel opens, also after it was lost: what the server kept for the old socket is gone. */
export function onLiveOpen(opening: () => void): () => void {
  openings.add(opening);
  return () => openings.delete(opening);
}
