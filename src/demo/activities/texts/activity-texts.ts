import type { ActivityKindCode, BringCode, IncludedCode, MeetingCode } from '../activity-kinds.ts';

/** What the shop says of activities in one language. */
export interface ActivityTexts {
  kinds: Record<ActivityKindCode, { name: string; summary: string; story: string }>;
  included: Record<IncludedCode, string>;
  bring: Record<BringCode, string>;
  /** Where everybody meets, before the name of the place. */
  meeting: Record<MeetingCode, string>;
  /** Last sentence of every description. */
  group: string;
}
