/** Components as toolkits name them; a prompt that quotes them describes how to build, not what to read. */
export const COMPONENT_NAMES =
  'Text|TextField|TextInput|Button|Card|Row|Column|List|Tabs|Tab|Image|Icon|Video|AudioPlayer|Divider|Modal|CheckBox|Checkbox|Slider|DateTimeInput|ChoicePicker|MultipleChoice|Grid|Switch|Select|Dropdown|RadioGroup|Heading|Input|Badge|Chip|Avatar|ProgressBar|Toggle';
