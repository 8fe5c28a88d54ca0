import { containing, crewTextOf } from './crew-text.rules.js';

describe('the texts the directory searches in', () => {
  it('holds name, title and skills, each on a line of its own [R174]', () => {
    expect(
      crewTextOf({
        firstName: 'Zoë',
        lastName: 'ÉTIENNE',
        title: 'Sound Engineer',
        location: 'Leeds',
        skills: ['FOH', 'QLab'],
      }),
    ).toEqual({ searchText: 'zoë étienne\nsound engineer\nfoh\nqlab', skillsText: 'foh\nqlab', locationText: 'leeds' });
  });

  it('holds nothing for what is not there, and no spaces around what is', () => {
    const none = { firstName: null, lastName: null, title: null, location: null, skills: [] };
    expect(crewTextOf(none)).toEqual({ searchText: '', skillsText: '', locationText: '' });
    expect(
      crewTextOf({ ...none, lastName: 'Reyes', title: ' Rigger ', location: ' LEEDS ', skills: [' Truss'] }),
    ).toEqual({ searchText: 'reyes\nrigger\ntruss', skillsText: 'truss', locationText: 'leeds' });
  });

  it('takes wildcards of the database for what they are: characters [S46]', () => {
    expect(containing(' 100%_\\ ')).toBe('%100\\%\\_\\\\%');
  });

  it('never finds across two parts', () => {
    expect(containing('engineer\nfoh')).toBe('%engineer foh%');
  });
});
