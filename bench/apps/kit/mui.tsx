import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Snackbar from '@mui/material/Snackbar';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { counties, head, lines, loans, tabs, words } from './content.ts';
import { mount } from './mount.tsx';

/** Material UI. Its date picker is another package (x-date-pickers), so the date is the browser's own: this flatters it. */
function Kit() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('file');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [toast, setToast] = useState(false);
  return (
    <>
      <CssBaseline />
      <Button variant="contained">{words.save}</Button>
      <Button data-part="dialog" onClick={() => setOpen(true)}>
        {words.openDialog}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>{words.dialogTitle}</DialogTitle>
        <DialogContent>{words.dialogText}</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{words.keep}</Button>
        </DialogActions>
      </Dialog>
      <span data-part="select">
        <TextField select label={words.loan} defaultValue={loans[0]}>
          {loans.map((loan) => (
            <MenuItem key={loan} value={loan}>
              {loan}
            </MenuItem>
          ))}
        </TextField>
      </span>
      <div data-part="combobox">
        <Autocomplete options={counties} renderInput={(props) => <TextField {...props} label={words.county} />} />
      </div>
      <span data-part="date">
        <TextField type="date" label={words.closing} />
      </span>
      <Tabs value={tab} onChange={(_, next: string) => setTab(next)}>
        {tabs.map(({ id, title }) => (
          <Tab key={id} value={id} label={title} data-part={id === 'parties' ? 'tabs' : undefined} />
        ))}
      </Tabs>
      <div role="tabpanel">{tabs.find(({ id }) => id === tab)?.text}</div>
      <Tooltip title={words.tooltip}>
        <Button data-part="tooltip">{words.help}</Button>
      </Tooltip>
      <Button data-part="popover" onClick={(event) => setAnchor(event.currentTarget)}>
        {words.address}
      </Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {words.popover}
      </Popover>
      <Button data-part="toast" onClick={() => setToast(true)}>
        {words.notify}
      </Button>
      <Snackbar open={toast} autoHideDuration={3000} onClose={() => setToast(false)} message={words.toast} />
      <Table size="small">
        <TableHead>
          <TableRow>
            {head.map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell>{line.payee}</TableCell>
              <TableCell>{line.purpose}</TableCell>
              <TableCell>{line.amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

mount(<Kit />, ['date']);
