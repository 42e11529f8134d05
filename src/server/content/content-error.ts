import type { components } from '../../../openapi/generated/editor.ts';

/** Keys and entries that lead to what is not as the contract says. */
export type Obstacle = components['schemas']['ContentObstacle'];

/** A content file that is not YAML, or not what the contract says. The message names file and place. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  /** What keeps visitors from the document; null where no field of it does. */
  readonly obstacle: Obstacle | null;

  constructor(message: string, { obstacle, ...options }: ErrorOptions & { obstacle?: Obstacle } = {}) {
    super(message, options);
    this.obstacle = obstacle ?? null;
  }
}
