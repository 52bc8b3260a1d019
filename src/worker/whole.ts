const ALGORITHM = 'sha256-';

/** Whether a response has just the bytes of this integrity. Reads its body. */
export async function isWhole(response: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return ALGORITHM + btoa(String.fromCharCode(...new Uint8Array(digest))) === integrity;
}

/**
 * Fetches the file with this integrity: where a browser's cache has something else, past that.
 *
 * @throws if the host sends something else, too
 */
export async function fetchWhole(address: string, integrity: string): Promise<Response> {
  const attempt = async (cache: RequestCache): Promise<Response> => {
    const response = await fetch(address, { cache, integrity });
    if (!response.ok) throw new Error(`${address} is answered with ${response.status}.`);
    return response;
  };
  return attempt('default').catch(() => attempt('reload'));
}
