/** Who said what in a conversation, the company's first word first. Each line has a name, so that it is said once. */
export interface Talk {
  company: string;
  crew: string;
  lines: readonly { by: 'company' | 'crew'; text: string; name: string }[];
  /** How many lines the crew member has seen; what follows is unread. */
  seen: number;
}

export const talks: readonly Talk[] = [
  {
    company: 'jobs@northfieldsounds.example',
    crew: 'maya.okafor@crew.example',
    lines: [
      {
        by: 'company',
        name: '5eed0000-0000-4000-8000-000000000001',
        text: 'Hello Maya, monitors on the second stage are on an SD12 this year. Does that suit you?',
      },
      {
        by: 'crew',
        name: '5eed0000-0000-4000-8000-000000000002',
        text: 'It does. I bring my own show file and the RF plan.',
      },
      {
        by: 'company',
        name: '5eed0000-0000-4000-8000-000000000003',
        text: 'Perfect. Load-in is at 08:00 at the north gate; ask for Hannah.',
      },
    ],
    seen: 2,
  },
];
