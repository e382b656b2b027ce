/** A string that is known to name one kind of thing; plain strings do not pass where it is asked for. */
export type Brand<Name extends string> = string & { readonly __brand: Name };

export type UserId = Brand<'UserId'>;
export type ProjectId = Brand<'ProjectId'>;
export type ScreenId = Brand<'ScreenId'>;
export type InstanceId = Brand<'InstanceId'>;
export type AssetId = Brand<'AssetId'>;
export type FileId = Brand<'FileId'>;
export type CommentId = Brand<'CommentId'>;
export type RunId = Brand<'RunId'>;
