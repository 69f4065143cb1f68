import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';

/** Open files that can be closed: for the stories. */
export function OpenFiles() {
  const [files, setFiles] = useState(['12-3456', '12-3461', '12-3402']);
  return (
    <Tabs defaultValue="12-3456">
      <TabList label="Open files">
        {files.map((file) => (
          <Tab key={file} value={file} onRemove={() => setFiles((before) => before.filter((each) => each !== file))}>
            {file}
          </Tab>
        ))}
      </TabList>
      {files.map((file) => (
        <TabPanel key={file} value={file} className="p-3">
          File {file}
        </TabPanel>
      ))}
    </Tabs>
  );
}
