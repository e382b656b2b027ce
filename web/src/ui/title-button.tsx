interface TitleButtonProps {
  /** Absent while it is being loaded. */
  title: string | undefined;
  isReadOnly: boolean;
  onRename: () => void;
}

/** The heading of a page, which opens its own renaming. */
export const TitleButton = ({ title, isReadOnly, onRename }: TitleButtonProps) => (
  <h1 className="min-w-0">
    <button
      type="button"
      disabled={isReadOnly}
      onClick={onRename}
      className="max-w-full truncate rounded-md px-1.5 py-1 text-[13px] font-semibold hover:bg-hover"
    >
      {title ?? '…'}
    </button>
  </h1>
);
