import type { Role } from '@crewcall/contracts-core';
import { userChanged, userRegistered } from '@crewcall/contracts-identity/dto';
import type { Conversation, Message, StartedConversation, UnreadMessages } from '@crewcall/contracts-messaging';
import { newId } from '@crewcall/platform-database';
import type { TestClient, TestService } from '@crewcall/testing-node';

export interface Someone {
  id: string;
  role: Role;
  sessionId: string;
  api: TestClient;
}

export const emailOf = (id: string): string => `${id}@people.example`;

/** People whom the service knows, and what they do in a line. */
export class Cast {
  constructor(private readonly service: TestService) {}

  async add(
    first_name: string | null,
    role: Role = 'freelancer',
    company_name: string | null = null,
  ): Promise<Someone> {
    const someone = { id: newId(), role, sessionId: newId() };
    await this.service.deliver(userChanged, {
      subjectId: someone.id,
      version: 1,
      payload: {
        role,
        display_name: company_name ?? `${first_name ?? ''} Patel`,
        first_name,
        last_name: first_name ? 'Patel' : null,
        company_name,
        visibility: 'public',
        mail_enabled: true,
      },
    });
    await this.service.deliver(userRegistered, {
      subjectId: someone.id,
      version: 1,
      payload: { role, display_name: company_name ?? `${first_name ?? ''} Patel`, email: emailOf(someone.id) },
    });
    return { ...someone, api: this.service.as(someone) };
  }

  async pair(): Promise<[Someone, Someone]> {
    return Promise.all([this.add('Maya'), this.add(null, 'recruiter', 'Northlight Productions')]);
  }

  /** The two, and the conversation that the first has just begun. */
  async talking(text = 'Hello'): Promise<{ maya: Someone; company: Someone; id: string; first: Message }> {
    const [maya, company] = await this.pair();
    const { message, id } = await start(maya, company, text);
    return { maya, company, id, first: message };
  }
}

export async function start(from: Someone, to: Someone, text: string): Promise<StartedConversation> {
  const { body } = await from.api.post<StartedConversation>('/api/conversations', {
    userTwoId: to.id,
    initialMessage: text,
  });
  return body;
}

export async function say(from: Someone, conversation_id: string, content: string): Promise<Message> {
  const { body } = await from.api.post<Message>('/api/messages', { conversation_id, content });
  return body;
}

export async function conversationsOf(someone: Someone): Promise<Conversation[]> {
  return (await someone.api.get<Conversation[]>('/api/conversations')).body;
}

export async function historyOf(someone: Someone, id: string, query = '?mark_read=false'): Promise<Message[]> {
  return (await someone.api.get<Message[]>(`/api/conversations/${id}/messages${query}`)).body;
}

export async function unreadOf(someone: Someone): Promise<number> {
  return (await someone.api.get<UnreadMessages>('/api/messages/unread-count')).body.count;
}
