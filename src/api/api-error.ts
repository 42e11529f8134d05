/** An answer of 400 and above, or an empty one where a body was promised [http.errors] [http.no-content]. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The problem of the contract, parsed where it is JSON; undefined when there was no body. */
  readonly body: unknown;
  readonly headers: Headers;

  constructor(status: number, body: unknown, headers: Headers) {
    super(`The API answered ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The API asks to go elsewhere; whoever can redirect the page does [http.no-content]. */
export class RedirectMarker extends Error {
  override readonly name = 'RedirectMarker';
  /** 0 in a browser, which hides it. */
  readonly status: number;
  /** Where to; null in a browser, which hides it. */
  readonly location: string | null;

  constructor({ status, headers }: Response) {
    super('The API redirects');
    this.status = status;
    this.location = headers.get('Location');
  }
}

/** An answer that is not what the contract says. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}
