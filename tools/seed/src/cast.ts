import type { Member } from './accounts.js';
import type { Api } from './api.js';

/** Someone in the story, signed in at both services. */
export interface Player extends Member {
  identity: Api;
  jobs: Api;
}

/** Everyone in the story. */
export class Cast {
  private readonly players = new Map<string, Player>();

  constructor(
    private readonly identity: Api,
    private readonly jobs: Api,
  ) {}

  add(member: Member): void {
    const [identity, jobs] = [this.identity.as(member.token), this.jobs.as(member.token)];
    this.players.set(member.email, { ...member, identity, jobs });
  }

  /** By the address, of crew by its local part too. */
  find(who: string): Player {
    const found = this.players.get(who.includes('@') ? who : `${who}@crew.example`);
    if (!found) throw new Error(`The story names ${who}, who is not in it`);
    return found;
  }
}
