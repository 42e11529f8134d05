/** The cookies of one visitor while one page is made for them on the server. */
export interface CookieJar {
  /** Puts the cookies as they are now into a request, in place of those it had. */
  attachTo: (request: Request) => void;
  /** Keeps what an answer sets. */
  take: (response: Response) => void;
  /** Every Set-Cookie taken so far, for the page's own answer. */
  setCookies: () => readonly string[];
}

/** @param cookieHeader the Cookie header that the browser sent for the page */
export function createCookieJar(cookieHeader = ''): CookieJar {
  const cookies = new Map<string, string>();
  const taken: string[] = [];
  for (const pair of cookieHeader.split(/;\s*/)) keep(pair);

  function keep(pair: string) {
    const [name, value] = splitPair(pair);
    if (name === '') return;
    // An empty value is how a server takes a cookie back.
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    attachTo(request) {
      const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      if (header === '') request.headers.delete('Cookie');
      else request.headers.set('Cookie', header);
    },
    take(response) {
      for (const setCookie of response.headers.getSetCookie()) {
        taken.push(setCookie);
        const [pair = '', ...attributes] = setCookie.split(/;\s*/);
        const expired = attributes.some((attribute) => /^max-age=(?:0|-\d+)$/i.test(attribute));
        keep(expired ? `${splitPair(pair)[0]}=` : pair);
      }
    },
    setCookies: () => taken,
  };
}

function splitPair(pair: string): [name: string, value: string] {
  const equals = pair.indexOf('=');
  return equals < 0 ? ['', ''] : [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
}
