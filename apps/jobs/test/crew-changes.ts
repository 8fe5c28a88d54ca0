import type { TestActor } from '@crewcall/testing-node';
import { asked, type Change } from './changes.js';
import { coversOf } from './covers.js';
import type { CrewMarket } from './crew-market.js';
import { aKitItem, kitOf } from './kit.js';
import { TeamStory } from './teams.js';

/** Cover, teams and kit. */
export function changesOfCrew(crew: () => CrewMarket): Change[] {
  const as = (actor: TestActor) => crew().service.as(actor);
  /** A slot of tomorrow is free, and Ana alone lives near it. */
  async function uncovered() {
    const covers = coversOf(crew());
    const { recruiter, role } = await covers.fellFree();
    await crew().service.rows('UPDATE people SET lat = NULL, lon = NULL');
    return { covers, recruiter, role, ana: await covers.near('Ana', 6) };
  }
  return [
    [
      'cover is started',
      async () => {
        const { covers, recruiter, role } = await uncovered();
        return asked(() => covers.tryStart(recruiter, role.id));
      },
      ['application-submitted', 'offer-made', 'rescue-changed', 'rescue-changed'],
    ],
    [
      'cover is accepted',
      async () => {
        const { covers, recruiter, role, ana } = await uncovered();
        await covers.start(recruiter, role.id);
        return asked(() => covers.answer(ana, 'accept'));
      },
      ['application-status-changed', 'booking-confirmed', 'offer-answered', 'rescue-changed'],
    ],
    [
      'cover is stopped',
      async () => {
        const { covers, recruiter, role } = await uncovered();
        const rescue = await covers.start(recruiter, role.id);
        return asked(() => covers.steer(recruiter, rescue, 'stop'));
      },
      ['offer-ended', 'rescue-changed'],
    ],
    [
      'a member is invited to a team',
      async () => {
        const teams = new TeamStory(crew());
        const { lead, team } = await teams.of(2);
        const person = await crew().crew('Una');
        return asked(() => teams.invite(lead, team, person));
      },
      ['team-changed'],
    ],
    [
      'a team is offered work',
      async () => {
        const teams = new TeamStory(crew());
        const { team, members } = await teams.ofPublic(2);
        const { recruiter, job, role } = await crew().job({ positions: 2 });
        return asked(() => teams.hire(recruiter, team, members, job, role));
      },
      ['application-submitted', 'application-submitted', 'offer-made', 'offer-made'],
    ],
    [
      'a team applies',
      async () => {
        const { team, lead, members } = await new TeamStory(crew()).of(2);
        const { job, role } = await crew().job({ positions: 2 });
        const slots = members.map(({ id }) => ({ user_id: id, role_id: role.id }));
        return asked(() => as(lead).post(`/api/teams/${team.id}/applications`, { job_id: job.id, slots }));
      },
      ['team-application-changed'],
    ],
    [
      'an offer hires kit',
      async () => {
        const kit = kitOf(crew());
        const item = aKitItem();
        const person = await kit.ownerOf(item);
        const { recruiter, role } = await crew().job();
        return asked(() => crew().tryOffer(recruiter, role, person, kit.hire(item, { days: 1 })));
      },
      ['application-submitted', 'offer-made'],
    ],
  ];
}
