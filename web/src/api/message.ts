/** A text as a key of the message catalogue with its parameters; the server sends no sentences. */
export type Message = [key: string, params: { [name: string]: Param }];
export type Param = string | number | Message;
