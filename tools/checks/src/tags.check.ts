import { type Check, projects } from './repository.js';

const axes: Record<string, string[]> = {
  scope: ['gateway', 'web-server', 'identity', 'jobs', 'messaging', 'notifications', 'admin', 'web', 'shared'],
  type: ['app', 'domain', 'platform', 'contracts', 'dto', 'data-access', 'ui', 'testing'],
  platform: ['node', 'web', 'any'],
};

/** Exactly one known tag on each axis; a tag that no rule knows would let a project escape the boundary lint. */
export function problemsOfTags(file: string, tags: string[]): string[] {
  const unknown = tags.filter((tag) => {
    const [axis = '', value = ''] = tag.split(':');
    return !axes[axis]?.includes(value);
  });
  const missing = Object.keys(axes).filter((axis) => tags.filter((tag) => tag.startsWith(`${axis}:`)).length !== 1);
  return [
    ...unknown.map((tag) => `${file}: the tag “${tag}” is not one that a rule knows`),
    ...missing.map((axis) => `${file}: needs exactly one tag that begins with “${axis}:”`),
  ];
}

export const tagsCheck: Check = {
  name: 'tags',
  problems: () => projects().flatMap(({ file, tags }) => problemsOfTags(file, tags)),
};
