import { conversationRoutes, type StartedConversation } from '@crewcall/contracts-messaging';
import { type Member, until } from '@crewcall/tools-seed';
import { type Request, send } from './client.js';

/** Begins a conversation with someone of whom messaging may not have heard yet. */
export function startConversation(
  origin: string,
  from: Member,
  to: Member,
  initialMessage: string,
  withinMs: number,
): Promise<StartedConversation> {
  const body = { userTwoId: to.id, initialMessage };
  const request: Request = { method: 'POST', path: conversationRoutes.list, token: from.token, body };
  const start = async () => {
    const answer = await send(origin, request);
    return answer.status === 201 && (answer.body as StartedConversation);
  };
  return until('a conversation to begin', start, withinMs);
}
