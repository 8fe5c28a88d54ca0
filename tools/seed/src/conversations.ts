import { conversationRoutes, messageRoutes, type StartedConversation } from '@crewcall/contracts-messaging';
import { type Api, onceHeard } from './api.js';
import type { Member } from './accounts.js';
import type { Cast } from './cast.js';
import type { Talk } from './story/talks.js';

function begin(messaging: Api, company: Member, crew: Member, { lines }: Talk): Promise<StartedConversation> {
  const [first] = lines;
  const body = { userTwoId: crew.id, initialMessage: first?.text ?? '', client_id: first?.name };
  return onceHeard(
    () => messaging.as(company.token).post<StartedConversation>(conversationRoutes.list, body),
    ({ status }) => status === 404,
  );
}

/** Said under its name each line is said once, however often the story is told. */
export async function converse(messaging: Api, cast: Cast, talk: Talk): Promise<void> {
  const sides = { company: cast.find(talk.company), crew: cast.find(talk.crew) };
  const { id, message } = await begin(messaging, sides.company, sides.crew, talk);
  let seen = message.number;
  let last = message.number;
  for (const [at, { by, text, name }] of talk.lines.entries()) {
    if (at === 0) continue;
    const line = { conversation_id: id, content: text, client_id: name };
    const speaker = messaging.as(sides[by].token);
    await speaker.post(conversationRoutes.read(id), { up_to: last });
    const said = await speaker.post<{ number: number }>(messageRoutes.send, line);
    last = said.number;
    if (at < talk.seen) seen = said.number;
  }
  await messaging.as(sides.crew.token).post(conversationRoutes.read(id), { up_to: seen });
}
