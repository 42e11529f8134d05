/** A content file that is not YAML, or not what the contract says. The message names file and place. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
