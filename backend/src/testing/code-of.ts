/** The code in an answer that says what went wrong. */
export async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { error: { code: string } }).error.code;
}
