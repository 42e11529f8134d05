/** A request that can be made once more: to clone one before it is sent, in case, takes a browser as long as to send it. */
export class RepeatableRequest extends Request {
  readonly #body: BodyInit | null | undefined;

  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(input, init);
    this.#body = init.body ?? (input instanceof RepeatableRequest ? input.#body : undefined);
  }

  /** The same request anew, also when this one has been sent. */
  again(): Request {
    const { method, headers, keepalive, redirect, signal } = this;
    return new Request(this.url, { method, headers, keepalive, redirect, signal, ...(this.#body != null && { body: this.#body }) });
  }
}
